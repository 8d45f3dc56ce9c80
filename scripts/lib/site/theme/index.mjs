// Without fonts: pages use those of the reader, and load none.
export { default } from 'vitepress/theme-without-fonts';

// After the theme's own, so that it may say otherwise.
import './style.css';
