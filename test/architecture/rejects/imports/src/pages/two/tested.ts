// rejected: nothing imports test/
export { render } from '@test/render'
