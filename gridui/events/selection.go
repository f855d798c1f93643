// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/eventdata"
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

// readySet holds the result of a change for the set of a revision, to be used one time.
type readySet struct {
	from  uint64
	set   idset.Set
	taken bool
}

// Apply makes the change.
func (e SelectionChanged) Apply(to *option.Options) {
	set := &to.Selection.Rows
	if r := e.ready; r != nil && !r.taken && r.from == set.Rev() {
		r.taken = true
		*set = r.set
		return
	}
	if e.Reset != option.SelectResetKeep {
		set.SetAll(e.Reset == option.SelectResetAll)
	}
	set.SetMany(e.RowIDs, e.Selected)
}

// The grid computes the result of a large change in the background: Apply then takes no time.
var _ = eventdata.OnSelected(func(e *SelectionChanged, from uint64, result idset.Set) {
	e.ready = &readySet{from: from, set: result}
})
