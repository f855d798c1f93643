// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest_test

import (
	"fmt"
	"image"
	"image/color"

	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op/clip"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/gridtest"
)

// counter is a button that counts its presses.
type counter struct{ n int }

func (c *counter) Layout(gtx layout.Context) layout.Dimensions {
	for {
		if _, ok := gtx.Event(pointer.Filter{Target: c, Kinds: pointer.Press}); !ok {
			break
		}
		c.n++
	}
	defer clip.Rect{Max: image.Pt(80, 24)}.Push(gtx.Ops).Pop()
	semantic.Button.Add(gtx.Ops)
	semantic.LabelOp(fmt.Sprintf("Pressed %d times", c.n)).Add(gtx.Ops)
	event.Op(gtx.Ops, c)
	return layout.Dimensions{Size: image.Pt(80, 24)}
}

func Example() {
	h := gridtest.New(image.Pt(200, 100), new(counter).Layout)
	button, _ := h.Find("Pressed")
	h.Click(button.Center())
	h.Click(button.Center())
	fmt.Print(h.Dump())
	// Output:
	// window 0,0 200x100
	//   button "Pressed 2 times" 0,0 80x24 clickable
}

func ExampleHarness_Frames() {
	h := gridtest.New(image.Pt(200, 100), new(counter).Layout)
	h.Settle()
	drawn := h.Frames()
	h.Move(40, 12) // the button does not follow the mouse
	h.Advance(3600e9)
	fmt.Println(h.Frames()-drawn, "frames in an idle hour")
	// Output: 0 frames in an idle hour
}

func ExampleHarness_Keys() {
	h, editor := editing()
	h.TypeKeys("grid")
	h.Keys("Home", "Shift+End", "Shortcut+C", "Right")
	h.Type("!")
	text, _ := h.Clipboard.Text()
	fmt.Println(text, editor.Text())
	// Output: grid grid!
}

func ExampleIME_Compose() {
	h, editor := editing()
	h.IME.Compose("ㅎ", "하", "한")
	h.IME.Commit("한")
	fmt.Println(editor.Text())
	// Output: 한
}

func ExampleHarness_DragFrom() {
	p := new(probe)
	h := gridtest.New(image.Pt(200, 100), p.Layout)
	drag := h.DragFrom(10, 10).Via(100, 10)
	fmt.Println(p.log[len(p.log)-1])
	drag.To(150, 10)
	fmt.Println(p.log[len(p.log)-1])
	// Output:
	// Drag 100,10 ButtonPrimary
	// Release 150,10
}

func ExampleCountOps() {
	h := gridtest.New(image.Pt(200, 100), func(gtx layout.Context) layout.Dimensions {
		for y := range 5 { // one stripe for every other row
			stripe := clip.Rect(image.Rect(0, 20*y, 200, 20*y+10))
			paint.FillShape(gtx.Ops, color.NRGBA{A: 16}, stripe.Op())
		}
		return layout.Dimensions{Size: gtx.Constraints.Max}
	})
	h.Settle()
	fmt.Println(gridtest.CountOps(h.Ops()).Paint, "fills")
	// Output: 5 fills
}
