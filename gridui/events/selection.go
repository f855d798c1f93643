// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
)

// SelectionChanged says that a user changed the selection, or asks for it where
// the selection is Controlled. It holds what changed and not what is selected,
// which may be much more.
type SelectionChanged struct {
	// Reset is what the change begins from.
	Reset option.SelectReset
	// RowIDs are then selected if Selected is true, else deselected. They must not be
	// changed.
	RowIDs   []string
	Selected bool

	ready *readySet
}

// readySet is the result of a large change of the set with a revision.
type readySet struct {
	from  uint64
	set   idset.Set
	taken bool
}

func (SelectionChanged) GridEvent() {}

// Apply does to a set what the user asked for.
func (e SelectionChanged) Apply(to *idset.Set) {
	if r := e.ready; r != nil && !r.taken && r.from == to.Rev() {
		r.taken = true
		*to = r.set
		return
	}
	e.ResetSet(to)
	to.SetMany(e.RowIDs, e.Selected)
}

// Prepare gives the change the result that it has for a set of a revision, so that Apply
// takes no time there. The result is used once.
func (e *SelectionChanged) Prepare(from uint64, result idset.Set) {
	e.ready = &readySet{from: from, set: result}
}

// ResetSet does to a set what the change begins from.
func (e SelectionChanged) ResetSet(to *idset.Set) {
	if e.Reset != option.SelectResetKeep {
		to.SetAll(e.Reset == option.SelectResetAll)
	}
}

// Changes reports whether the change does anything to a set.
func (e SelectionChanged) Changes(set *idset.Set) bool {
	if e.Reset == option.SelectResetKeep {
		return slices.ContainsFunc(e.RowIDs, func(id string) bool { return set.Has(id) != e.Selected })
	}
	all := e.Reset == option.SelectResetAll
	if set.IsAll() != all || set.ExceptionCount() != len(e.RowIDs) || e.Selected == all && len(e.RowIDs) > 0 {
		return true
	}
	return slices.ContainsFunc(e.RowIDs, func(id string) bool { return set.Has(id) == all })
}
