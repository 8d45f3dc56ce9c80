// As in all games of outer faces.
export { facesWorth as rasantoWorth } from '../../kit/faces.heuristic.js';
