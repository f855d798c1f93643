// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

// Hold records the key of the item at the leading edge, so that Restore finds it again. Call it at the end of
// the layout of a frame, after Visible or Measure, with a function that returns the current keys of items. It
// calls key with Anchor.Item. Do not call it without items.
func (s *Scroll[K]) Hold(key func(item int) K) {
	s.sync()
	if key == nil {
		return
	}
	s.Anchor.Key = key(s.Anchor.Item)
	s.last, s.mark, s.held = s.Anchor, s.Anchor, true
}

// Restore keeps the position after items were inserted, removed or reordered, and the axis was updated. find
// returns the current index of the item with a key, if it still exists. The item held last is placed at the
// leading edge again with the same pixels before it, or as far from it as it has been scrolled since. If it
// is gone, the item with its number now begins there.
func (s *Scroll[K]) Restore(a *Axis, view int, find func(K) (item int, ok bool)) {
	s.sync()
	s.aim = aim{}
	if !s.held || find == nil {
		s.Clamp(a, view)
		return
	}
	key, scrolled := s.mark.Key, s.Anchor.Item != s.mark.Item
	if item, ok := find(key); ok && item >= 0 && item < a.Len() {
		s.restore(a, view, item, scrolled)
		return
	}
	if !scrolled {
		s.put(s.Anchor.Item, 0)
	}
	s.forget()
	s.Clamp(a, view)
	s.jumped()
}

// restore places the mark, which is now at item.
func (s *Scroll[K]) restore(a *Axis, view, item int, scrolled bool) {
	s.mark.Item = item
	off := a.Start(item)
	if scrolled {
		off += int64(s.mark.Inside)
	} else {
		off += int64(min(max(s.Anchor.Inside, 0), a.Size(item)))
	}
	end := lastOffset(a, view)
	to, inside := a.find(clamp(off, 0, end))
	s.put(to, inside)
	s.name(item)
	s.mark.Inside = int(clamp(off, 0, end) - a.Start(item))
}

// name sets the key of the anchor to the key of the mark if they are the same item, else to the zero K.
func (s *Scroll[K]) name(marked int) {
	var key K
	if s.Anchor.Item == marked {
		key = s.mark.Key
	}
	s.Anchor.Key, s.last.Key = key, key
}
