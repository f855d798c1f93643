// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/eventdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// SelectionChanged reports that a user changed the selection. If Selection is Controlled it proposes that. It has the
// change and not the selected rows, which may be many more.
type SelectionChanged struct {
	// Reset is the set that the change begins with.
	Reset option.SelectReset
	// RowIDs are selected then if Selected is true, else deselected. They must not be changed.
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
