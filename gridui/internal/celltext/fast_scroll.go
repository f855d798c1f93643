// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/style"
)

// fastScroll counts consecutive frames that share no visible row, for instance while the thumb of a
// scroll bar is dragged over many rows. From the second such frame on text is drawn as images,
// which takes less than half the time of paths; the first frame that shares a row with the previous
// one draws paths again. The difference is invisible: such text shows for a sixtieth of a second,
// within a sixteenth of a pixel of the path's place.
type fastScroll struct {
	frames int
	// images is set if the text of the present frame is drawn as images.
	images bool
}

// count counts a frame; apart is set if it shares no row with the previous one.
func (f *fastScroll) count(apart bool) {
	if f.frames++; !apart {
		f.frames = 0
	}
}

// fastScrolling reports whether the text of body rows is drawn as images in this frame.
func (ly *Layer) fastScrolling() bool { return ly.tiles.fastScroll.images }

// syncFastScroll determines how text is drawn, and requests another frame while it is drawn as
// images, so that the last frame draws paths.
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

// dropImages releases the memory of images of text.
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
