// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"
	"image/color"
	"testing"

	"gioui.org/f32"
	"gioui.org/op"
	"gioui.org/op/clip"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/icon"
)

// Icons of all kinds can be in a batch with shapes of their colour.
func TestIconsInABatch(t *testing.T) {
	own := icon.Path(func(p *clip.Path) {
		p.MoveTo(f32.Pt(0, 0))
		p.LineTo(f32.Pt(16, 0))
		p.LineTo(f32.Pt(0, 16))
		p.Close()
	})
	ink := color.NRGBA{A: 0xff}
	for _, c := range []struct {
		name  string
		icon  icon.Icon
		empty bool
		path  bool
	}{
		{"polygons", icon.Default().Close, false, true}, {"a path of the program", own, false, false},
		{"text", icon.Text("x"), true, false}, {"none", icon.Icon{}, true, false},
	} {
		var b Batch
		b.Icon(c.icon, image.Pt(3, 4), 16, ink)
		require.Equal(t, c.empty, b.Empty(), c.name)
		if c.empty {
			continue
		}
		require.Equal(t, c.path, b.In(ink).outlined(), c.name)
		b.Record(new(op.Ops))
		b.Rect(image.Rect(0, 0, 4, 4), ink)
		require.Negative(t, b.In(ink).rects, "%s is not a rectangle", c.name)
		b.Record(new(op.Ops))
		b.Reset()
		b.Rect(image.Rect(0, 0, 4, 4), ink)
		require.Empty(t, b.In(ink).icons, c.name)
		require.Equal(t, 1, b.In(ink).rects, c.name)
	}
	var b Batch
	b.Icon(own, image.Point{}, 0, ink)
	b.Icon(own, image.Point{}, 16, color.NRGBA{})
	b.Round(image.Rect(4, 4, 4, 8), 2, ink)
	b.Round(image.Rect(4, 4, 8, 8), 2, color.NRGBA{})
	require.True(t, b.Empty())
}
