// Generated from the game folders by `npm run gen`; changes by hand are lost.

/**
 * The games of Das Spiel, each with its picture; a bundler takes only those that are asked for.
 *
 * @module dicewright/das-spiel
 */
export * from './alteration/diebylon/index.js';
export * from './alteration/masquerade/index.js';
export * from './alteration/mound-mover/index.js';
export * from './alteration/slide/index.js';
export * from './alteration/slipped/index.js';
export * from './board/falling-rocks/index.js';
export * from './board/race/index.js';
export * from './board/reducto/index.js';
export * from './board/sandwich/index.js';
export * from './board/smuggling/index.js';
export * from './board/steps-to-the-throne/index.js';
export * from './board/the-pharaohs-curse/index.js';
export * from './board/triangle/index.js';
export * from './board/witches-dance/index.js';
export * from './board/wolf-in-a-sheeps-coat/index.js';
export * from './chance/the-forbidden-number/index.js';
export * from './chance/the-green-amoeba/index.js';
export * from './chance/the-most-simple-game/index.js';
export * from './chance/up-and-down/index.js';
export * from './construction/acquire/index.js';
export * from './construction/dishing-up/index.js';
export * from './construction/dora/index.js';
export * from './construction/fire-and-water/index.js';
export * from './construction/golden-centre/index.js';
export * from './construction/lookout/index.js';
export * from './construction/malicious-pleasure/index.js';
export * from './construction/mucho/index.js';
export * from './construction/quadrula-rasa/index.js';
export * from './construction/rasanto/index.js';
export * from './construction/ruins/index.js';
export * from './construction/spotted-cow/index.js';
export * from './construction/squeezing/index.js';
export * from './construction/summit-storm/index.js';
export * from './construction/tabula-rasa/index.js';
export * from './construction/the-vain-guinea-fowl/index.js';
export * from './construction/triops/index.js';
export * from './construction/trulla/index.js';
export * from './demolition/asparagus/index.js';
export * from './demolition/cui-bono/index.js';
export * from './demolition/doubles/index.js';
export * from './demolition/el-dado/index.js';
export * from './demolition/favourite/index.js';
export * from './demolition/greedy-grabber/index.js';
export * from './skill/captain-flints-skeleton-trick/index.js';
export * from './skill/coulomb/index.js';
export * from './skill/dice-mikado/index.js';
export * from './skill/dune/index.js';
export * from './skill/emag/index.js';
export * from './skill/faraday/index.js';
export * from './skill/flickers/index.js';
export * from './skill/hide-away/index.js';
export * from './skill/mounting/index.js';
export * from './space/finish/index.js';
export * from './space/flea-chase/index.js';
export * from './space/the-fire-red-devil/index.js';
export * from './special/storing-scores/index.js';
export * from './special/the-clever-mole/index.js';
