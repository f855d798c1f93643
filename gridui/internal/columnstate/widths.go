// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnstate

import (
	"reflect"
	"unsafe"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/override"
)

// Resize sets the widths of columns as a user does; 0 restores the width of the definition.
func (s *State) Resize(widths map[string]unit.Dp) {
	if len(widths) == 0 {
		return
	}
	ev := events.ColumnSizingChanged{Widths: widths}
	if !s.Options.ColumnSizing.Controlled {
		ev.Apply(s.Options)
		s.SyncWidths(false)
	}
	s.Report.Emit(ev)
}

// widthMap identifies a map of widths.
type widthMap struct {
	at unsafe.Pointer
	n  int
}

// SyncWidths reads the widths from the options if they contain another map, or if otherColumns is
// set.
func (s *State) SyncWidths(otherColumns bool) {
	c, widths := s.Columns, s.Options.ColumnSizing.Widths
	now := widthMap{reflect.ValueOf(widths).UnsafePointer(), len(widths)}
	if now == s.sized && !otherColumns {
		return
	}
	s.sized = now
	s.Widths.Resized()
	for _, list := range [...][]column.Leaf{c.All, c.Wanted, c.Leaves} {
		for i := range list {
			list[i].Sized = override.Positive(widths[list[i].ID])
		}
	}
}
