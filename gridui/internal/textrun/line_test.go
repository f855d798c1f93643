// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"image/color"
	"math"
	"reflect"
	"testing"

	"gioui.org/op"
	"github.com/stretchr/testify/require"
)

var (
	ink1 = color.NRGBA{A: 255}
	ink2 = color.NRGBA{R: 200, A: 255}
)

// opsSize returns the size of ops: bytes and references.
func opsSize(ops *op.Ops) (data, refs int) {
	in := reflect.ValueOf(ops).Elem().FieldByName("Internal")
	return in.FieldByName("data").Len(), in.FieldByName("refs").Len()
}

func at(r *Run, x int, c color.NRGBA) item { return item{run: r, uses: r.uses, x: x, color: c} }

func record(c *Cache, l *Line, add ...item) (data, refs int) {
	l.Reset()
	for _, it := range add {
		l.Add(it.run, it.x, it.color)
	}
	l.Record(c)
	return opsSize(&l.ops)
}

func TestLineIsOnePathPerColor(t *testing.T) {
	c := latin()
	a, b := c.RunString(body, "alpha"), c.RunString(body, "beta")
	var l Line
	one, oneRefs := record(c, &l, at(a, 0, ink1))
	same, sameRefs := record(c, &l, at(a, 0, ink1), at(b, 90, ink1), at(a, 180, ink1))
	require.Equal(t, [2]int{one, oneRefs}, [2]int{same, sameRefs}, "three runs of one colour")
	two, _ := record(c, &l, at(a, 0, ink1), at(b, 90, ink2), at(a, 180, ink1))
	require.Greater(t, two, one)
	again, _ := record(c, &l, at(a, 0, ink1), at(b, 90, ink2), at(a, 180, ink1), at(b, 270, ink2))
	require.Equal(t, two, again, "four runs of two colours")
}

func TestLineIsRecordedOnlyWhenItChanged(t *testing.T) {
	c := latin()
	a := c.RunString(body, "alpha")
	var l Line
	version := func(add ...item) uint64 {
		record(c, &l, add...)
		return reflect.ValueOf(&l.ops).Elem().FieldByName("Internal").FieldByName("version").Uint()
	}
	before := version(at(a, 0, ink1))
	require.Equal(t, before, version(at(a, 0, ink1)))
	for _, other := range []item{at(a, 1, ink1), at(a, 1, ink2), at(c.RunString(body, "beta"), 1, ink2)} {
		after := version(other)
		require.NotEqual(t, before, after)
		before = after
	}
}

func TestLineGathersItsRuns(t *testing.T) {
	c := world()
	a, b := c.RunString(body, "ab"), c.RunString(roboto, kana)
	gs := a.appendGlyphs(nil, 64*10)
	gs = b.appendGlyphs(gs, 64*50)
	require.Len(t, gs, 6)
	require.EqualValues(t, 10, gs[0].X.Floor())
	require.EqualValues(t, 50, gs[2].X.Floor())
	require.Zero(t, gs[2].X%64, "the first glyph of a run is on a whole pixel")
}

func TestLinePaintsWhatWasRecorded(t *testing.T) {
	c := latin()
	var l Line
	size := func() int {
		ops := new(op.Ops)
		l.Paint(ops)
		data, _ := opsSize(ops)
		return data
	}
	require.Zero(t, size(), "zero value")
	l.Record(c)
	require.Zero(t, size(), "empty")
	l.Add(c.RunString(body, "a"), 0, ink1)
	require.Equal(t, 1, l.Len())
	require.Zero(t, size(), "not recorded yet")
	l.Record(c)
	require.Positive(t, size())
	l.Reset()
	require.Zero(t, l.Len())
	require.Positive(t, size(), "not recorded again yet")
	l.Record(c)
	require.Zero(t, size())
}

func TestLineLeavesOutWhatCannotBeSeen(t *testing.T) {
	c := latin()
	var l Line
	l.Add(c.RunString(body, "  "), 0, ink1)
	l.Add(new(Run), 0, ink1)
	for _, x := range []int{math.MinInt, -maxX, maxX, math.MaxInt} {
		l.Add(c.RunString(body, "a"), x, ink1)
	}
	require.Zero(t, l.Len())
}

func TestLinePaintsPictures(t *testing.T) {
	c := world()
	plain, smile := c.RunString(body, "ok"), c.RunString(body, "\U0001F600")
	require.False(t, plain.pictures)
	require.True(t, smile.pictures)
	require.Len(t, smile.boxes, 1)
	require.Negative(t, smile.boxes[0].Min.Y.Round(), "above the baseline")
	require.Positive(t, smile.boxes[0].Max.X.Round())
	for _, s := range []string{arabic, hebrew, kana, "Ελλάδα", "1,234.50 – “a”…"} {
		require.False(t, c.RunString(body, s).pictures, s)
	}
	for _, s := range []string{family, "\u2764\uFE0F", "1\uFE0F\u20E3", "\U0001F1E9\U0001F1EA"} {
		require.True(t, c.RunString(body, s).pictures, s)
	}
	var l Line
	_, without := record(c, &l, at(plain, 0, ink1))
	_, with := record(c, &l, at(plain, 0, ink1), at(smile, 40, ink1))
	require.Greater(t, with, without)
}

func TestLineOutlivesTheCache(t *testing.T) {
	c := world()
	old := c.RunString(body, "abc")
	c.Shaper = latin().Shaper
	fresh := c.RunString(body, "abc")
	require.NotSame(t, old, fresh)
	var l Line
	both, _ := record(c, &l, at(old, 0, ink1), at(fresh, 50, ink1))
	one, _ := record(c, &l, at(fresh, 50, ink1), at(fresh, 90, ink1))
	require.Greater(t, both, one, "each run is painted by the shaper that made it")
}
