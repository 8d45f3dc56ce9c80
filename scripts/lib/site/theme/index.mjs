// Without fonts: pages use those of the reader, and load none.
import './style.css';

export { default } from 'vitepress/theme-without-fonts';
