// accepted
export default () => null
