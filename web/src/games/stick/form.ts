import { formOf } from '../pages';
import Form from './Form.svelte';
import { StickWish } from './wish.svelte';

export default formOf(() => new StickWish(), Form);
