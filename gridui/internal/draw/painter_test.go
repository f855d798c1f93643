// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"
	"testing"
	"time"

	"gioui.org/io/input"
	"gioui.org/layout"
	"gioui.org/op"
	"github.com/stretchr/testify/require"
)

// TestFramesAreRequestedAtAnyTimeOfAFrame requests frames before and while a frame is painted. A request counts once.
func TestFramesAreRequestedAtAnyTimeOfAFrame(t *testing.T) {
	now := time.Unix(100, 0)
	early, late := now.Add(time.Second), now.Add(2*time.Second)
	for _, c := range []struct{ before, during, want time.Time }{
		{early, late, early}, {late, early, early}, {before: late, want: late}, {during: late, want: late}, {},
	} {
		var router input.Router
		var p Painter
		frame := func(before, during time.Time) (time.Time, bool) {
			gtx := layout.Context{Ops: new(op.Ops), Now: now, Source: router.Source(), Constraints: layout.Exact(image.Pt(10, 10))}
			request := func(at time.Time) {
				if !at.IsZero() {
					p.WakeAt(at)
				}
			}
			request(before)
			p.Begin(gtx, false)
			request(during)
			p.End()
			router.Frame(gtx.Ops)
			return router.WakeupTime()
		}
		at, ok := frame(c.before, c.during)
		require.Equal(t, !c.want.IsZero(), ok)
		require.True(t, at.Equal(c.want) || !ok, "%v", at)
		_, again := frame(time.Time{}, time.Time{})
		require.False(t, again)
	}
}
