// As in all games of outer faces.
export { facesWorth as triopsWorth } from '../../kit/faces.heuristic.js';
