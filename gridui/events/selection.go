// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/eventdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// SelectionChanged reports that a user changed the selection. If Selection is Controlled, it only proposes the
// change. It contains the change and not the selected rows, which may be far more.
type SelectionChanged struct {
	// Reset is the selection to which the change is applied: the current selection, no rows or all rows.
	Reset option.SelectReset
	// RowIDs lists the ids of the rows that are then selected, if Selected is true, or deselected. The program must
	// not change the slice.
	RowIDs   []string
	Selected bool

	ready *readySet
}

// readySet holds the result of the change for the set with a revision. It is used once.
type readySet struct {
	from  uint64
	set   idset.Set
	taken bool
}

// Apply makes the change in to.Selection.Rows.
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

// The grid computes the result of a large change in the background, so that Apply takes no time.
var _ = eventdata.OnSelected(func(e *SelectionChanged, from uint64, result idset.Set) {
	e.ready = &readySet{from: from, set: result}
})
