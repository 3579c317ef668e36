// Loads the reducer of every feature at once. Pages load the ones they need; replay and tests of the whole state start here.
import '@/features/businesses/model/slice'
import '@/features/categories/model/slice'
import '@/features/reviews/model/slice'
