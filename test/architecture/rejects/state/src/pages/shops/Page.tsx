import { shopLists } from './elsewhere'

export const shown = shopLists.shops
