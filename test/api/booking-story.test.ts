import { test } from 'vitest'
import { tellBookingStory } from '../booking-story.ts'
import { world } from '../world.ts'

test('§1 a devotee books a package, an admin verifies it, the devotee sees it and gets an email', async () =>
  tellBookingStory(await world()))
