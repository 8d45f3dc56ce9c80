// Without fonts: pages use those of the reader, and load none.
import theme from 'vitepress/theme-without-fonts';
import './style.css';

export default theme;
