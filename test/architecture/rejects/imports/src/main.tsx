// accepted: dynamically, from here only
export const start = () => import('../api-mocks/browser')
