import { formOf } from '../pages';
import Form from './Form.svelte';
import { OneDeckWish } from './wish.svelte';

export default formOf(() => new OneDeckWish(), Form);
