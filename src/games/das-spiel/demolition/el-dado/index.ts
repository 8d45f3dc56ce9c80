export { type ElDadoAction, type ElDadoOptions, type ElDadoState, elDado } from './el-dado.js';
export { elDadoPicture } from './el-dado.picture.js';
