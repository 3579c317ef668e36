// rejected: pages never import one another
import Two from '@/pages/two/Page'

export default Two
