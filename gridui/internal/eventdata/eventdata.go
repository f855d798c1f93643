// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package eventdata sets fields of events that only the grid sets. Package events registers the setters, so that
// programs see no methods for them.
package eventdata

import "github.com/giogrid/giogrid/gridui/idset"

var (
	setSelected func(ev any, from uint64, result idset.Set)
	setMove     func(ev any, do func())
)

// OnSelected registers the setter of Selected. E is events.SelectionChanged.
func OnSelected[E any](set func(ev *E, from uint64, result idset.Set)) bool {
	setSelected = func(ev any, from uint64, result idset.Set) { set(ev.(*E), from, result) }
	return true
}

// Selected sets the result that an *events.SelectionChanged has for the set of a revision. Its Apply uses it one
// time.
func Selected(ev any, from uint64, result idset.Set) { setSelected(ev, from, result) }

// OnMove registers the setter of Move. E is events.RangeMoveRequested.
func OnMove[E any](set func(ev *E, do func())) bool {
	setMove = func(ev any, do func()) { set(ev.(*E), do) }
	return true
}

// Move sets the function that Accept of an *events.RangeMoveRequested calls.
func Move(ev any, do func()) { setMove(ev, do) }
