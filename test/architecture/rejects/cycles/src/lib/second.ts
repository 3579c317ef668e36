// accepted: told once, at the first module
import { third } from '@/lib/third'

export const second = () => third
