// rejected: shops.filters: no page reads this field
type Task = 'main' | 'add'

export interface ShopsState {
  shops: string[]
  filters: string
  chosen: string | null
  loading: Record<Task, boolean>
}

export const config = { readStatus: ({ loading }: ShopsState) => ({ loading }) }
