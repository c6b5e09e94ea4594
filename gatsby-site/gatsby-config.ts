export { default } from './gatsby/config';
