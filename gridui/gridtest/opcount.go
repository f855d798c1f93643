// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"image"
	"sync"

	"gioui.org/io/event"
	"gioui.org/io/semantic"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/internal/opscan"
)

// OpCount holds numbers of operations for the renderer and the router. Each macro counts as often as it is called.
// The numbers do not depend on the machine, so that tests can limit the operations of a frame.
type OpCount struct {
	Paint     int // areas filled: one or two GPU draws each
	Path      int // clips to a path, glyphs among them; rectangles are not paths
	Clip      int // clips of both kinds
	Transform int // offsets and other transformations
	Input     int // input tags
	Semantic  int // labels and descriptions
	Total     int // operations of all kinds
}

// CountOps counts the operations in ops, which must be complete, without an open stack or macro. A nil ops contains
// no operations.
//
// CountOps panics if the version of Gio is one whose operations cannot be read.
func CountOps(ops *op.Ops) OpCount {
	var c OpCount
	if ops == nil {
		return c
	}
	k := kinds()
	opscan.Walk(ops, func(data []byte) {
		c.Total++
		switch data[0] {
		case k.paint:
			c.Paint++
		case k.path:
			c.Path++
		case k.clip:
			c.Clip++
		case k.transform:
			c.Transform++
		case k.input:
			c.Input++
		case k.label, k.desc:
			c.Semantic++
		}
	})
	return c
}

// opKinds holds the codes of the operations that CountOps distinguishes. The codes are internal to Gio, so they are
// read from samples.
type opKinds struct {
	paint, path, clip, transform, input, label, desc byte
}

var kinds = sync.OnceValue(func() opKinds {
	return opKinds{
		paint:     codeOf(func(o *op.Ops) { paint.PaintOp{}.Add(o) }),
		path:      codeOf(opscan.PushPath),
		clip:      codeOf(func(o *op.Ops) { clip.Rect{Max: image.Pt(1, 1)}.Push(o).Pop() }),
		transform: codeOf(func(o *op.Ops) { op.Offset(image.Pt(1, 1)).Push(o).Pop() }),
		input:     codeOf(func(o *op.Ops) { event.Op(o, new(int)) }),
		label:     codeOf(func(o *op.Ops) { semantic.LabelOp("x").Add(o) }),
		desc:      codeOf(func(o *op.Ops) { semantic.DescriptionOp("x").Add(o) }),
	}
})

// codeOf returns the code of the first operation that add writes.
func codeOf(add func(*op.Ops)) byte { return opscan.Codes(add)[0] }
