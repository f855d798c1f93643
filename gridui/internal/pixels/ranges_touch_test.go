// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"testing"
	"time"

	"gioui.org/f32"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/theme"
)

// TestHandlesForFingers shows a range that a finger has selected: round handles at its first and
// last cell, and the fill handle at the corner between them.
func TestHandlesForFingers(t *testing.T) {
	for name, set := range map[string]func(*gridui.Style){
		"light":    nil,
		"dark-rtl": func(st *gridui.Style) { st.Preset, st.Direction = theme.Dark(), gridui.DirectionRTL },
	} {
		s := newEditScene(1, set)
		s.orders.CellRanges.Enabled = true
		s.Settle()
		from, to := f32.Pt(260, 130), f32.Pt(420, 240)
		if set != nil {
			from, to = f32.Pt(460, 130), f32.Pt(300, 240)
		}
		s.TouchDown(1, from.X, from.Y)
		s.Advance(host.LongPressTime + 100*time.Millisecond)
		s.TouchMove(1, (from.X+to.X)/2, (from.Y+to.Y)/2)
		s.TouchMove(1, to.X, to.Y)
		s.TouchUp(1, to.X, to.Y)
		s.Settle()
		s.golden(t, "ranges-touch-"+name)
	}
}
