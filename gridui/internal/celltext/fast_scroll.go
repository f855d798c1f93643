// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/style"
)

// fastScroll counts consecutive frames that share no visible row, as while the thumb of a
// scroll bar is dragged over many rows. From the second such frame on text is drawn as
// images, which takes less than half the time of paths; the first frame that shares a row
// with the one before draws paths again. Nobody can tell: such text is on the screen for a
// sixtieth of a second, and stands within a sixteenth of a pixel of where a path would.
type fastScroll struct {
	frames int
	// images says that the text of the present frame is drawn as images.
	images bool
}

// count counts a frame, of which apart says that it shares no row with the one before.
func (f *fastScroll) count(apart bool) {
	if f.frames++; !apart {
		f.frames = 0
	}
}

// fastScrolling reports whether the text of body rows is drawn as images in this frame.
func (ly *Layer) fastScrolling() bool { return ly.tiles.fastScroll.images }

// syncFastScroll decides how text is drawn, and asks for another frame while it is drawn as
// images, so that the last one draws paths.
func (ly *Layer) syncFastScroll(gtx layout.Context, st *style.Resolved) {
	f := &ly.tiles.fastScroll
	was := f.images
	f.images = f.frames > 1 && st.FastImages && st.Faces != nil
	if f.images {
		gtx.Execute(op.InvalidateCmd{})
	} else if was {
		ly.tiles.dropImages()
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
