"""Plays Kiriki at a seat of a match: python3 client.py http://localhost:8080 MATCH SECRET

Nothing but Python's standard library. What it sends and hears is what /games/kiriki/messages describes. It rolls once and
takes the first empty line: a client, not a player.
"""

import base64
import json
import os
import socket
import struct
import sys
from urllib.parse import urlsplit


class Socket:
    """A WebSocket, as far as texts go (RFC 6455)."""

    def __init__(self, address):
        host, port = address.hostname, address.port or 80
        self.connection = socket.create_connection((host, port))
        self.stream = self.connection.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.connection.sendall(
            f"GET / HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        if b"101" not in self.stream.readline():
            raise SystemExit("the server takes no sockets")
        while self.stream.readline().strip():
            pass

    def send(self, message):
        self.frame(0x1, json.dumps(message).encode())

    def frame(self, kind, data):
        length = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack(">BH", 0x80 | 126, len(data))
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.connection.sendall(bytes([0x80 | kind]) + length + mask + masked)

    def hear(self):
        while True:
            kind, length = self.stream.read(2)
            if length == 126:
                (length,) = struct.unpack(">H", self.stream.read(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.stream.read(8))
            data = self.stream.read(length)
            if kind & 0xF == 0x9:
                self.frame(0xA, data)
            elif kind & 0xF == 0x8:
                raise SystemExit("the server has closed the connection")
            elif kind & 0xF == 0x1:
                return json.loads(data)


def choose(view, seat):
    if view["rolls"] == 0:
        return {"type": "roll", "player": seat, "dice": [0, 1, 2, 3, 4]}
    empty = [line for line, points in view["sheets"][seat].items() if points is None]
    return {"type": "score", "player": seat, "pattern": empty[0]}


def main(url, match, secret):
    host = Socket(urlsplit(url))
    host.send({"type": "join", "match": match, "secret": secret})
    seat = None
    while True:
        message = host.hear()
        if message["type"] == "refused":
            raise SystemExit(message["error"]["message"])
        if message["type"] == "joined":
            seat = message["seat"]
        if message["type"] == "frame":
            print(message["frame"]["text"])
        if message["type"] == "seen":
            seen = message["seen"]
            if seen["result"]:
                print(seen["result"]["reason"])
                return
            if seat in seen["toAct"]:
                action = choose(seen["view"], seat)
                host.send({"type": "submit", "action": action, "at": seen["version"], "key": os.urandom(8).hex()})
        else:
            # The rules are not here: the host tells what came of it.
            host.send({"type": "watch", "since": None})


main(*sys.argv[1:])
