import './first' // rejected: first line
