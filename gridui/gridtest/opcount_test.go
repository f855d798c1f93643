// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest_test

import (
	"image"
	"image/color"
	"testing"

	"gioui.org/io/event"
	"gioui.org/io/semantic"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/gridui/gridtest"
)

func TestCountOps(t *testing.T) {
	assert.Zero(t, gridtest.CountOps(nil))
	assert.Zero(t, gridtest.CountOps(new(op.Ops)))

	box := clip.Rect{Max: image.Pt(5, 5)}
	var other op.Ops // as a cache of shaped text keeps its own
	m := op.Record(&other)
	paint.FillShape(&other, color.NRGBA{A: 255}, clip.UniformRRect(image.Rect(0, 0, 9, 9), 2).Op(&other))
	cached := m.Stop()

	var ops op.Ops
	semantic.LabelOp("a").Add(&ops)
	semantic.DescriptionOp("b").Add(&ops)
	event.Op(&ops, new(int))
	paint.FillShape(&ops, color.NRGBA{A: 255}, box.Op())
	off := op.Offset(image.Pt(1, 1)).Push(&ops)
	cached.Add(&ops)
	cached.Add(&ops)
	off.Pop()
	m = op.Record(&ops)
	paint.FillShape(&ops, color.NRGBA{A: 255}, box.Op())
	op.Defer(&ops, m.Stop())
	m = op.Record(&ops) // never called
	paint.FillShape(&ops, color.NRGBA{A: 255}, box.Op())
	m.Stop()

	got := gridtest.CountOps(&ops)
	assert.Equal(t, 4, got.Paint)
	assert.Equal(t, 2, got.Path)
	assert.Equal(t, 4, got.Clip)
	assert.Equal(t, 1, got.Transform)
	assert.Equal(t, 1, got.Input)
	assert.Equal(t, 2, got.Semantic)
	assert.Greater(t, got.Total, 14)
	assert.Equal(t, 4, gridtest.CountOps(&ops).Paint)
}
