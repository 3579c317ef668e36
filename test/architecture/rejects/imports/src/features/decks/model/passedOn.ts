// rejected: features/model may not import ui
export { Button } from '@/ui/Button'
