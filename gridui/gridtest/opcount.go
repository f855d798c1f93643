// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"image"
	"reflect"
	"sync"

	"gioui.org/f32"
	"gioui.org/io/event"
	"gioui.org/io/input"
	"gioui.org/io/semantic"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
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
// Gio has no public reader of operations, so CountOps uses the reader inside [input.Router] by reflection. It panics
// if the version of Gio does not allow this.
func CountOps(ops *op.Ops) OpCount {
	var c OpCount
	if ops == nil {
		return c
	}
	k := kinds()
	walkOps(ops, func(kind byte) {
		c.Total++
		switch kind {
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

// CountSegments counts the lines and curves of all paths in ops. A rectangle in a path has four. Like CountOps, it counts
// a macro each time it is called.
func CountSegments(ops *op.Ops) (n int) {
	if ops == nil {
		return 0
	}
	k := kinds()
	walkData(ops, func(data []byte) {
		if data[0] == k.segments {
			n += (len(data) - 1) / k.segmentSize
		}
	})
	return n
}

// opKinds holds the codes of the operations that CountOps distinguishes. The codes are internal to Gio, so they are
// read from samples.
type opKinds struct {
	paint, path, segments, clip, transform, input, label, desc byte
	// segmentSize is the length of a line or a curve in the data of a path.
	segmentSize int
}

var kinds = sync.OnceValue(func() opKinds {
	segments, size := segmentsOf()
	return opKinds{
		segments: segments, segmentSize: size,
		paint:     kindOf(func(o *op.Ops) { paint.PaintOp{}.Add(o) }),
		path:      kindOf(pushPath),
		clip:      kindOf(func(o *op.Ops) { clip.Rect{Max: image.Pt(1, 1)}.Push(o).Pop() }),
		transform: kindOf(func(o *op.Ops) { op.Offset(image.Pt(1, 1)).Push(o).Pop() }),
		input:     kindOf(func(o *op.Ops) { event.Op(o, new(int)) }),
		label:     kindOf(func(o *op.Ops) { semantic.LabelOp("x").Add(o) }),
		desc:      kindOf(func(o *op.Ops) { semantic.DescriptionOp("x").Add(o) }),
	}
})

// segmentsOf returns the code of the data of paths, and the length of a segment: the second operation of a triangle has
// three.
func segmentsOf() (kind byte, size int) {
	var ops op.Ops
	pushPath(&ops)
	n := 0
	walkData(&ops, func(data []byte) {
		if n++; n == 2 {
			kind, size = data[0], (len(data)-1)/3
		}
	})
	return kind, size
}

// pushPath adds a clip to a triangle, whose first operation is its path.
func pushPath(o *op.Ops) {
	var p clip.Path
	p.Begin(o)
	p.LineTo(f32.Pt(1, 0))
	p.LineTo(f32.Pt(0, 1))
	p.Close()
	clip.Outline{Path: p.End()}.Op().Push(o).Pop()
}

// kindOf returns the code of the first operation that add writes.
func kindOf(add func(*op.Ops)) byte { return codesOf(add)[0] }

// codesOf returns the codes of the operations that add writes.
func codesOf(add func(*op.Ops)) (codes []byte) {
	var ops op.Ops
	add(&ops)
	walkOps(&ops, func(kind byte) { codes = append(codes, kind) })
	return codes
}

// walkOps calls visit with the code of each operation, in the order of drawing.
func walkOps(ops *op.Ops, visit func(kind byte)) {
	walkData(ops, func(data []byte) { visit(data[0]) })
}

// walkData calls visit with each operation, its code first.
func walkData(ops *op.Ops, visit func(data []byte)) {
	field, ok := reflect.TypeFor[input.Router]().FieldByName("reader")
	if !ok {
		panic(errReader)
	}
	reader := reflect.New(field.Type)
	reset, decode := reader.MethodByName("Reset"), reader.MethodByName("Decode")
	if !reset.IsValid() || !decode.IsValid() {
		panic(errReader)
	}
	reset.Call([]reflect.Value{reflect.ValueOf(&ops.Internal)})
	for {
		out := decode.Call(nil)
		if !out[1].Bool() {
			return
		}
		visit(out[0].FieldByName("Data").Bytes())
	}
}

const errReader = "gridtest: this version of gioui.org has no reader of operations where CountOps looks for it"
