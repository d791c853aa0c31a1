import { formOf } from '../pages';
import Form from './Form.svelte';
import { PlainWish } from './wish.svelte';

export default formOf(() => new PlainWish(), Form);
