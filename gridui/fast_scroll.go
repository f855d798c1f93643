// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/style"
)

// leaps are frames in a row that each show none of the rows of the frame before, as where
// the thumb of a scroll bar is dragged over many rows. From the second on their text is
// drawn as images, which takes less than half the time of paths, and as paths again in the
// first frame that is no leap: nobody reads a text for a sixtieth of a second, to a
// sixteenth of a pixel at that.
type leaps struct {
	many int
	// fly says that the text of the present frame is drawn as images.
	fly bool
}

// count counts a frame.
func (l *leaps) count(leap bool) {
	if l.many++; !leap {
		l.many = 0
	}
}

// leaping says whether the text of body rows is drawn as images because they fly by.
func (e *engine) leaping() bool { return e.tiles.leaps.fly }

// followLeaps decides how text is drawn, and asks for the frame after a leap.
func (e *engine) followLeaps(gtx layout.Context, st *style.Resolved) {
	l := &e.tiles.leaps
	was := l.fly
	l.fly = l.many > 1 && st.FastImages && st.Faces != nil
	if l.fly {
		gtx.Execute(op.InvalidateCmd{})
	} else if was {
		e.tiles.dropImages()
	}
}

// dropImages gives back the memory of images of text.
func (c *tileCache) dropImages() {
	for _, t := range c.kept {
		t.dropImage()
	}
	for _, t := range c.free {
		t.dropImage()
	}
}

func (t *tile) dropImage() {
	if t.line.DropImage() {
		t.stamp = tileStamp{}
	}
}
