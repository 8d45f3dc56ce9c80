// As in all games of outer faces.
export { facesWorth as summitStormWorth } from '../../kit/faces.heuristic.js';
