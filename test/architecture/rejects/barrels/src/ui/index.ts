// rejected: is a barrel
export * from './Button'
export { Card } from './Card'
