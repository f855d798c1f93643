// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnstate

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/option"
)

// Pin pins a column, or all columns of a group, to a side as a user does: after the columns pinned
// there. ColumnPinNone unpins.
func (s *State) Pin(id string, side option.ColumnPinSide) {
	c := s.Columns
	left, right := s.pinned()
	pinned := map[option.ColumnPinSide][]string{option.ColumnPinLeft: left, option.ColumnPinRight: right}
	var ids []string
	for i := range c.All {
		l := &c.All[i]
		if c.Named(l, id) && !l.Unpinnable && !idlist.Has(pinned[side], l.ID) && (side != option.ColumnPinNone || idlist.Has(left, l.ID) || idlist.Has(right, l.ID)) {
			ids = append(ids, l.ID)
		}
	}
	s.pinAt(ids, side, len(pinned[side]))
}

// pinned returns the pinned columns by side, including hidden ones.
func (s *State) pinned() (left, right []string) {
	return s.Columns.PinnedBy(s.Options.ColumnPinning.Left, s.Options.ColumnPinning.Right)
}

// pinAt inserts columns at a place of a side's list, or removes them from both lists.
func (s *State) pinAt(ids []string, side option.ColumnPinSide, at int) {
	if len(ids) == 0 {
		return
	}
	left, right := s.pinned()
	s.setPins(events.ColumnPinningChanged{
		ColumnIDs: ids, Side: side,
		Left: replaced(left, ids, side == option.ColumnPinLeft, at), Right: replaced(right, ids, side == option.ColumnPinRight, at),
	})
}

// replaced returns a list without some ids. If here is set, it inserts them at a place, which
// counts the removed ids too.
func replaced(list, ids []string, here bool, at int) []string {
	place := at
	for _, id := range list[:min(at, len(list))] {
		if idlist.Has(ids, id) {
			place--
		}
	}
	list = idlist.Without(list, ids)
	if here {
		list = slices.Insert(list, min(max(place, 0), len(list)), ids...)
	}
	return list
}

// setPins changes the pinned columns, unless they are the same already.
func (s *State) setPins(ev events.ColumnPinningChanged) {
	left, right := s.pinned()
	if idlist.Same(ev.Left, left) && idlist.Same(ev.Right, right) {
		return
	}
	s.firstPins.changedTo(ev)
	if !s.Options.ColumnPinning.Controlled {
		ev.Apply(s.Options)
	}
	s.Report.Emit(ev)
}

// firstPins holds the pinned columns that the program set last. It recognizes changes by users
// through the events that were emitted.
type firstPins struct {
	left, right []string
	// madeLeft and madeRight hold the last change by a user, if made is set.
	madeLeft, madeRight []string
	made                bool
}

// changedTo records a change by a user, made or proposed.
func (f *firstPins) changedTo(ev events.ColumnPinningChanged) {
	f.made, f.madeLeft, f.madeRight = true, ev.Left, ev.Right
}

// SyncPins records the current pins as the program's, unless a user made them.
func (s *State) SyncPins(now *column.Places) {
	f := &s.firstPins
	if f.made && idlist.Same(now.Left, f.madeLeft) && idlist.Same(now.Right, f.madeRight) {
		return
	}
	f.left, f.right = now.Left, now.Right
}

// PinsRestored records that the pins in the options were made by a user, in an earlier session or
// elsewhere.
func (s *State) PinsRestored() {
	s.firstPins.changedTo(events.ColumnPinningChanged{Left: s.Options.ColumnPinning.Left, Right: s.Options.ColumnPinning.Right})
}
