// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import (
	"image"
	"slices"

	"gioui.org/op/paint"
)

// imageView is an image operation and its image. Gio keeps the texture of an operation as long as each frame draws
// it, so that an operation may be used again for other pixels after a frame without it. Frames may be laid out but not
// drawn, hence restFrames.
type imageView struct {
	image image.RGBA
	op    paint.ImageOp
	// retired is the number of the frame in which it was last in use.
	retired uint32
}

// restFrames is the number of frames after which an image operation may be used again.
const restFrames = 61

// imageViews keeps image operations that are not in use, in the order in which they were retired. The first is at next.
type imageViews struct {
	list []*imageView
	next int
}

// take returns an operation without an image, in a frame.
func (s *imageViews) take(frame uint32) *imageView {
	if s.next == len(s.list) || frame-s.list[s.next].retired < restFrames {
		v := new(imageView)
		v.op = paint.NewImageOp(&v.image)
		v.op.Filter = paint.FilterNearest
		return v
	}
	v := s.list[s.next]
	s.list[s.next] = nil
	if s.next++; s.next > len(s.list)/2 {
		s.list = slices.Delete(s.list, 0, s.next) // a view that is in use must not stay behind the list
		s.next = 0
	}
	return v
}

// retire keeps an operation without its pixels, to be used again. Frames from this one on must not paint it.
func (s *imageViews) retire(v *imageView, frame uint32) {
	v.image, v.retired = image.RGBA{}, frame
	s.list = append(s.list, v)
}
