// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package icon

import (
	"image"
	"image/color"
	"reflect"
	"testing"

	"gioui.org/io/input"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var allShapes = map[string]shape{
	"asc": shapeAsc, "desc": shapeAsc.flipY(), "up": shapeUp, "down": shapeUp.flipY(),
	"right": shapeRight, "left": shapeRight.flipX(), "open": shapeRight.swap(),
	"last": shapeLast, "first": shapeLast.flipX(), "check": shapeCheck, "dash": shapeDash,
	"drag": shapeDrag, "menu": shapeMenu, "filter": shapeFilter, "pin": shapePin, "close": shapeClose,
	"save": shapeSave, "undo": shapeUndo, "redo": shapeUndo.flipX(),
	"density": shapeDensity, "export": shapeExport, "groups": shapeGroups,
}

// A polygon that turns the other way would cut holes.
func TestShapesTurnOneWay(t *testing.T) {
	for name, s := range allShapes {
		for _, poly := range s {
			var twice float32
			for i, a := range poly {
				b := poly[(i+1)%len(poly)]
				twice += a.X*b.Y - b.X*a.Y
			}
			assert.Positive(t, twice, name)
		}
	}
}

// Vertical and horizontal edges lie on whole pixels, and all points on the grid.
func TestShapesAreCrisp(t *testing.T) {
	whole := func(v float32) bool { return v == float32(int(v)) }
	for name, s := range allShapes {
		for _, poly := range s {
			for i, a := range poly {
				b := poly[(i+1)%len(poly)]
				assert.True(t, a.X != b.X || whole(a.X), "%s: %v-%v", name, a, b)
				assert.True(t, a.Y != b.Y || whole(a.Y), "%s: %v-%v", name, a, b)
				assert.True(t, a.X >= 0 && a.X <= grid && a.Y >= 0 && a.Y <= grid, "%s: %v", name, a)
			}
		}
	}
}

func TestShapesMirror(t *testing.T) {
	for name, s := range allShapes {
		assert.Equal(t, s, s.flipX().flipX(), name)
		assert.Equal(t, s, s.flipY().flipY(), name)
		assert.Equal(t, s, s.swap().swap(), name)
	}
}

func TestDefaultIconsAreCompleteAndShared(t *testing.T) {
	a, b := reflect.ValueOf(Default()), reflect.ValueOf(Default())
	for i := range a.NumField() {
		ic := a.Field(i).Interface().(Icon)
		assert.False(t, ic.IsZero(), a.Type().Field(i).Name)
		assert.True(t, ic == b.Field(i).Interface().(Icon), "recorded twice: %s", a.Type().Field(i).Name)
	}
}

func TestIconsOverrideEveryField(t *testing.T) {
	typ := reflect.TypeFor[Set]()
	for i := range typ.NumField() {
		var part Set
		reflect.ValueOf(&part).Elem().Field(i).Set(reflect.ValueOf(Text("x")))
		want := Default()
		reflect.ValueOf(&want).Elem().Field(i).Set(reflect.ValueOf(Text("x")))
		assert.True(t, want == Default().Override(part), typ.Field(i).Name)
	}
}

var iconRed = color.NRGBA{R: 255, A: 255}

func TestIconDraw(t *testing.T) {
	var ops op.Ops
	var router input.Router
	gtx := layout.Context{Ops: &ops}
	frame := func() {
		ops.Reset()
		for _, px := range []int{16, 20, 32} {
			for _, ic := range []Icon{Default().Asc, Default().Pin, {}} {
				if got := ic.Draw(gtx, px, iconRed, nil); got.Size != image.Pt(px, px) {
					t.Errorf("size %v at %d px", got.Size, px)
				}
			}
		}
	}
	frame()
	router.Frame(&ops) // panics on unbalanced stacks
	assert.Zero(t, testing.AllocsPerRun(50, frame), "a path was built in the frame")
}

func TestIconDrawsNothing(t *testing.T) {
	glyph := func(layout.Context, string, int, color.NRGBA) { t.Error("glyph drawn") }
	gtx := layout.Context{Ops: new(op.Ops)}
	ic := Text("▲")
	assert.Equal(t, image.Point{}, ic.Draw(gtx, 0, iconRed, glyph).Size)
	assert.Equal(t, image.Point{}, ic.Draw(gtx, -4, iconRed, glyph).Size)
	assert.Equal(t, image.Pt(16, 16), ic.Draw(gtx, 16, color.NRGBA{}, glyph).Size)
	assert.Equal(t, image.Pt(16, 16), Icon{}.Draw(gtx, 16, iconRed, glyph).Size)
	assert.Equal(t, image.Pt(16, 16), ic.Draw(gtx, 16, iconRed, nil).Size)
}

func TestIconText(t *testing.T) {
	var got string
	gtx := layout.Context{Ops: new(op.Ops)}
	Text("▲").Draw(gtx, 12, iconRed, func(_ layout.Context, s string, px int, c color.NRGBA) {
		got = s
		assert.Equal(t, 12, px)
		assert.Equal(t, iconRed, c)
	})
	assert.Equal(t, "▲", got)
}

func TestIconPathOddities(t *testing.T) {
	assert.True(t, Path(nil).IsZero())

	var ops op.Ops
	empty := Path(func(*clip.Path) {})
	require.NotPanics(t, func() {
		empty.Draw(layout.Context{Ops: &ops}, 24, iconRed, nil)
		new(input.Router).Frame(&ops)
	})
}
