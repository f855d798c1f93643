// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"testing"

	"gioui.org/font/gofont"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// BenchmarkFrame times frames of a full window, built and routed.
func BenchmarkFrame(b *testing.B) {
	for _, m := range []struct {
		name string
		dy   int64
	}{{"steady", 0}, {"pixel", 7}, {"row", 36}, {"jump", 36_000}} {
		b.Run(m.name, func(b *testing.B) {
			s := gridstage.NewFurnished()
			base := s.Style
			s.Style = func(st *gridui.Style) {
				base(st)
				st.Faces = gofont.Collection()
			}
			s.Size = image.Pt(1920, 1080)
			s.Settle()
			b.ReportAllocs()
			y := int64(0)
			for b.Loop() {
				y += m.dy
				if m.dy != 0 {
					s.Grid.ScrollToOffset(y)
				}
				s.Frame()
			}
		})
	}
}
