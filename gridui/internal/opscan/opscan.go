// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package opscan reads the operations of a frame for tests, as the renderer and the router read them.
package opscan

import (
	"reflect"
	"sync"

	"gioui.org/f32"
	"gioui.org/io/input"
	"gioui.org/op"
	"gioui.org/op/clip"
)

// Walk calls visit with the data of each operation in ops, its code first, in the order of drawing. The data of an
// operation in a macro is visited as often as the macro is called.
//
// Gio has no public reader of operations, so Walk uses the reader inside [input.Router] by reflection. It panics if the
// version of Gio does not allow this.
func Walk(ops *op.Ops, visit func(data []byte)) {
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

const errReader = "gridtest: this version of gioui.org has no reader of operations where it is looked for"

// Codes returns the codes of the operations that add writes. They are internal to Gio, so that they are read from
// samples.
func Codes(add func(*op.Ops)) (codes []byte) {
	var ops op.Ops
	add(&ops)
	Walk(&ops, func(data []byte) { codes = append(codes, data[0]) })
	return codes
}

// PushPath adds a clip to a triangle, whose first operation is its path, and whose second one is the data of its three
// sides.
func PushPath(o *op.Ops) {
	var p clip.Path
	p.Begin(o)
	p.LineTo(f32.Pt(1, 0))
	p.LineTo(f32.Pt(0, 1))
	p.Close()
	clip.Outline{Path: p.End()}.Op().Push(o).Pop()
}

// Segments counts the lines and curves of all paths in ops. A rectangle in a path has four.
func Segments(ops *op.Ops) (n int) {
	of := segment()
	Walk(ops, func(data []byte) {
		if data[0] == of.code {
			n += (len(data) - 1) / of.size
		}
	})
	return n
}

// segmentData describes the data of the segments of a path: its code, and the length of a segment in bytes.
type segmentData struct {
	code byte
	size int
}

var segment = sync.OnceValue(func() (of segmentData) {
	var ops op.Ops
	PushPath(&ops)
	n := 0
	Walk(&ops, func(data []byte) {
		if n++; n == 2 {
			of = segmentData{data[0], (len(data) - 1) / 3}
		}
	})
	return of
})
