// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import "github.com/giogrid/giogrid/gridui/internal/textrun"

// rowImages decides whether the text of tiles and blocks is drawn as images. While the screen scrolls, the text of rows
// that come onto it is drawn into images, which takes a third of the time of paths. When the screen rests, the images
// are replaced by paths, some in each frame. An image has the pixels of the path, within a sixteenth of a pixel of its
// place.
type rowImages struct {
	// bytes is the size of the pixels of all tiles and blocks.
	bytes int
	// offset is the scroll offset of the last frame, in pixels; recent is positive for restFrames after it changed.
	offset int64
	recent int
	// moves is set if the offset changed in this frame and shortly before: the screen scrolls, and not by a single step.
	moves bool
	// scrolls is set from a frame that moves until the screen rests.
	scrolls bool
	// painted is the number of images that this frame painted, share the number of images that are replaced by paths
	// in each frame, and replaceable the number that this frame may still replace.
	painted, share, replaceable int
}

const (
	// restFrames is the number of frames without a change of the scroll offset after which the screen rests.
	restFrames = 4
	// replaceFrames is the number of frames in which all images are replaced.
	replaceFrames = 8
	// maxImageBytes limits the pixels of the images of all blocks. The rows of a 4K screen take 45 MB.
	maxImageBytes = 64 << 20
)

// begin starts a frame with a scroll offset. replaces is set if paths replace images.
func (r *rowImages) begin(offset int64, replaces bool) {
	change := offset != r.offset
	r.offset, r.moves = offset, change && r.recent > 0
	if change {
		r.recent = restFrames
	} else if r.recent > 0 {
		r.recent--
	}
	r.scrolls = r.moves || r.scrolls && r.recent > 0
	if r.recent > 0 || !replaces {
		r.share, r.replaceable = (r.painted+replaceFrames-1)/replaceFrames, 0
	} else {
		r.replaceable = max(r.share, 1)
	}
}

// left reports whether the screen rests and shows no images, but there are some of rows that it does not show.
func (r *rowImages) left() bool { return r.recent == 0 && r.painted == 0 && r.bytes > 0 }

// dropImages drops the images of rows that are not on the screen.
func (ly *Layer) dropImages() {
	for k, t := range ly.tiles.kept {
		if freesImage(&t.line) {
			delete(ly.tiles.kept, k)
			t.free()
		}
	}
	for k, b := range ly.blocks.kept {
		if freesImage(&b.line) {
			delete(ly.blocks.kept, k)
		}
	}
	ly.merged.dropImages()
	clear(ly.tiles.near)
	ly.tiles.free.DropFunc(func(t *tile) bool { return freesImage(&t.line) })
	ly.blocks.free.DropFunc(func(b *block) bool { return freesImage(&b.line) })
	ly.images.bytes = 0
}

// freesImage frees a line that has memory for an image, and reports whether it had.
func freesImage(l *textrun.Line) bool {
	has := l.ImageBytes() > 0
	if has {
		l.Free()
	}
	return has
}

// drawsImages reports whether text of rows that is set in this frame becomes an image.
func (ly *Layer) drawsImages() bool {
	st := &ly.Painter.Style
	return (st.TextImages || st.FastImages && ly.images.moves && ly.tiles.moving) && ly.images.bytes < maxImageBytes
}

// recordRows records the text of rows of the body as an image or as paths.
func (ly *Layer) recordRows(l *textrun.Line) {
	before := l.ImageBytes()
	if ly.drawsImages() {
		l.RecordImage(&ly.Painter.Cache)
	} else {
		l.Record(&ly.Painter.Cache)
	}
	ly.images.bytes += l.ImageBytes() - before
}

// forget frees a line that is not kept, and subtracts its pixels.
func (r *rowImages) forget(l *textrun.Line) {
	r.bytes -= l.ImageBytes()
	l.Free()
}

// mayReplace reports whether the text of a line, which is painted in this frame, is an image and is to be replaced.
func (r *rowImages) mayReplace(l *textrun.Line) bool {
	if r.replaceable == 0 || !l.IsImage() {
		return false
	}
	r.replaceable--
	return true
}

// paintLine paints text of rows, and counts images that are replaced later.
func (ly *Layer) paintLine(l *textrun.Line) {
	l.Paint(ly.Painter.Ops)
	if l.IsImage() && ly.Painter.Style.FastImages {
		ly.images.painted++
	}
}

// sharpen replaces the image of a block by a path if the screen rests. It returns the baseline of the first row of
// the line, which is y if nothing changes.
func (ly *Layer) sharpen(b *block, s *tileSpan, show *part, stamp tileStamp, y int) int {
	if !ly.images.mayReplace(&b.line) {
		return y
	}
	all, _ := ly.whole(s, show)
	ly.join(b, s, &all, stamp)
	b.shown = show.count
	return all.rows[0].base
}
