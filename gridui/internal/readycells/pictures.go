// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/color"
	"io"
	"sync"

	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	// atOnce is the number of pictures that load at the same time.
	atOnce = 4
	// mostBytes is the size of the pixels that are kept.
	mostBytes = 64 << 20
	// mostPixels is the default number of pixels above which a picture is not decoded, mostFile the greatest size of its
	// bytes.
	mostPixels, mostFile = 1 << 24, 64 << 20
	// farAway is the distance at which loading ends, as a multiple of the rows that are drawn.
	farAway = 2
)

// PictureKey names a picture: the column, and the source or the place of the bytes.
type PictureKey struct {
	// Of is the cell of the column.
	Of     any
	Source string
	// Data and Len are the place of the bytes of a picture that a row holds.
	Data *byte
	Len  int
}

// Load returns the bytes of a picture.
type Load struct {
	Open      func(ctx context.Context) (io.ReadCloser, error)
	MaxPixels int
}

// PictureState is the state of a picture.
type PictureState uint8

const (
	PictureLoading PictureState = iota
	PictureShown
	PictureFailed
)

// Picture is a picture in its state. Retry loads a failed one again.
type Picture struct {
	State PictureState
	Image paint.ImageOp
	Retry func()
}

// pictures implements Pictures.
type pictures struct {
	wake func()
	kept map[PictureKey]*picture
	// waiting holds the pictures that are to load, the last one asked for first.
	waiting []*picture
	running int
	bytes   int
	clock   uint64
	// drawn holds the first row that is drawn, and the end.
	drawn [2]coord.Slot

	mu   sync.Mutex
	come []result
}

// picture is a picture that was asked for.
type picture struct {
	key   PictureKey
	load  Load
	most  image.Point
	pos   coord.Slot
	state PictureState
	image paint.ImageOp
	bytes int
	used  uint64
	// cancel ends loading, nil while it does not run. retry loads it again.
	cancel context.CancelFunc
	retry  func()
}

// result is the outcome of loading a picture.
type result struct {
	of    *picture
	ctx   context.Context
	image *image.RGBA
	err   error
}

// newPictures returns an empty store.
func newPictures(wake func()) Pictures {
	return &pictures{wake: wake, kept: map[PictureKey]*picture{}}
}

// Get returns a picture, and begins to load it if it is new, or if it was made for a smaller cell.
func (s *pictures) Get(key PictureKey, load Load, most image.Point, pos coord.Slot) Picture {
	p := s.kept[key]
	if p == nil {
		p = &picture{key: key, load: load, most: most}
		p.retry = func() { s.again(p) }
		s.kept[key] = p
		s.waiting = append(s.waiting, p)
	}
	s.clock++
	p.used, p.pos = s.clock, pos
	if p.state == PictureShown && (most.X > p.most.X*3/2 || most.Y > p.most.Y*3/2) {
		p.most = most
		s.again(p)
	}
	return Picture{State: p.state, Image: p.image, Retry: p.retry}
}

// again loads a picture once more.
func (s *pictures) again(p *picture) {
	if p.state == PictureLoading || s.kept[p.key] != p {
		return
	}
	s.bytes -= p.bytes
	p.state, p.bytes, p.image = PictureLoading, 0, paint.ImageOp{}
	s.waiting = append(s.waiting, p)
}

// Frame takes what has come, ends what is far away, and starts more.
func (s *pictures) Frame(first, end coord.Slot) (come, loading bool) {
	s.drawn = [2]coord.Slot{first, end}
	s.mu.Lock()
	results := s.come
	s.come = nil
	s.mu.Unlock()
	for _, r := range results {
		s.running--
		if r.ctx.Err() == nil && s.kept[r.of.key] == r.of {
			s.take(r)
			come = true
		}
		if r.of.cancel != nil {
			r.of.cancel()
			r.of.cancel = nil
		}
	}
	s.leave()
	for s.Waiting() {
		n := len(s.waiting) - 1
		p := s.waiting[n]
		s.waiting = s.waiting[:n]
		s.start(p)
	}
	return come, s.running > 0
}

// Waiting reports whether the next Frame will start loading.
func (s *pictures) Waiting() bool { return s.running < atOnce && len(s.waiting) > 0 }

// take keeps a picture that has come, or the failure.
func (s *pictures) take(r result) {
	p := r.of
	if r.err != nil {
		p.state = PictureFailed
		return
	}
	p.image = paint.NewImageOp(r.image)
	p.state, p.bytes = PictureShown, len(r.image.Pix)
	s.bytes += p.bytes
	for s.bytes > mostBytes {
		s.evict(p)
	}
}

// evict drops the picture that was used longest ago, but not one.
func (s *pictures) evict(but *picture) {
	var oldest *picture
	for _, p := range s.kept {
		if p != but && p.bytes > 0 && (oldest == nil || p.used < oldest.used) {
			oldest = p
		}
	}
	if oldest == nil {
		s.bytes = 0
		return
	}
	s.bytes -= oldest.bytes
	delete(s.kept, oldest.key)
}

// leave drops the pictures that are still loading and far off the screen.
func (s *pictures) leave() {
	away := farAway * max(s.drawn[1]-s.drawn[0], 1)
	far := func(p *picture) bool {
		return p.pos >= 0 && (p.pos < s.drawn[0]-away || p.pos >= s.drawn[1]+away)
	}
	kept := s.waiting[:0]
	for _, p := range s.waiting {
		if far(p) {
			delete(s.kept, p.key)
		} else {
			kept = append(kept, p)
		}
	}
	clear(s.waiting[len(kept):])
	s.waiting = kept
	if s.running == 0 {
		return
	}
	for _, p := range s.kept {
		if p.cancel != nil && far(p) {
			p.cancel()
			p.cancel = nil
			delete(s.kept, p.key)
		}
	}
}

// start loads a picture on another goroutine.
func (s *pictures) start(p *picture) {
	ctx, cancel := context.WithCancel(context.Background())
	p.cancel = cancel
	s.running++
	load, most := p.load, p.most
	go func() {
		r := result{of: p, ctx: ctx}
		r.err = column.Contained(func() (err error) { // decoders of bad bytes, and programs, may panic
			r.image, err = decode(ctx, load, most)
			return err
		})
		s.mu.Lock()
		s.come = append(s.come, r)
		s.mu.Unlock()
		if s.wake != nil {
			s.wake()
		}
	}()
}

// Close ends all loading.
func (s *pictures) Close() {
	for _, p := range s.kept {
		if p.cancel != nil {
			p.cancel()
		}
	}
	s.kept, s.waiting, s.bytes = map[PictureKey]*picture{}, nil, 0
}

// errLarge is the error of a picture with too many pixels or bytes.
var errLarge = errors.New("the picture is too large")

// decode reads a picture and makes it at most a size in pixels. It reads the size before the pixels.
func decode(ctx context.Context, load Load, most image.Point) (*image.RGBA, error) {
	r, err := load.Open(ctx)
	if err != nil {
		return nil, err
	}
	defer r.Close()
	data, err := io.ReadAll(io.LimitReader(r, mostFile+1))
	switch {
	case err != nil:
		return nil, err
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case len(data) > mostFile:
		return nil, errLarge
	}
	size, _, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	limit := load.MaxPixels
	if limit <= 0 {
		limit = mostPixels
	}
	if size.Width <= 0 || size.Height <= 0 || size.Width > limit/size.Height {
		return nil, fmt.Errorf("%w: %d by %d", errLarge, size.Width, size.Height)
	}
	img, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	return shrink(ctx, img, most), nil
}

// fit returns the greatest size with the proportions of a picture that is at most another one, and not greater than the
// picture itself.
func fit(size, most image.Point) image.Point {
	if size.X <= most.X && size.Y <= most.Y {
		return size
	}
	w, h := most.X, size.Y*most.X/max(size.X, 1)
	if h > most.Y {
		w, h = size.X*most.Y/max(size.Y, 1), most.Y
	}
	return image.Pt(max(w, 1), max(h, 1))
}

// mostSamples is the greatest number of samples in each direction of which a pixel is the mean.
const mostSamples = 8

// shrink returns a picture of at most a size, whose pixels are means.
func shrink(ctx context.Context, img image.Image, most image.Point) *image.RGBA {
	b := img.Bounds()
	size := fit(b.Size(), most)
	out := image.NewRGBA(image.Rectangle{Max: size})
	for y := range size.Y {
		if ctx.Err() != nil {
			return out
		}
		y0, y1 := b.Min.Y+y*b.Dy()/size.Y, b.Min.Y+(y+1)*b.Dy()/size.Y
		for x := range size.X {
			x0, x1 := b.Min.X+x*b.Dx()/size.X, b.Min.X+(x+1)*b.Dx()/size.X
			out.SetRGBA(x, y, mean(img, image.Rect(x0, y0, max(x1, x0+1), max(y1, y0+1))))
		}
	}
	return out
}

// mean returns the mean colour of a part of a picture.
func mean(img image.Image, r image.Rectangle) color.RGBA {
	dx, dy := max(r.Dx()/mostSamples, 1), max(r.Dy()/mostSamples, 1)
	var sum [4]uint64
	var n uint64
	for y := r.Min.Y; y < r.Max.Y; y += dy {
		for x := r.Min.X; x < r.Max.X; x += dx {
			cr, cg, cb, ca := img.At(x, y).RGBA()
			sum[0], sum[1], sum[2], sum[3] = sum[0]+uint64(cr), sum[1]+uint64(cg), sum[2]+uint64(cb), sum[3]+uint64(ca)
			n++
		}
	}
	of := func(v uint64) uint8 { return uint8(v / n >> 8) }
	return color.RGBA{R: of(sum[0]), G: of(sum[1]), B: of(sum[2]), A: of(sum[3])}
}

// openBytes returns a function that opens the bytes of a row.
func openBytes(data []byte) func(context.Context) (io.ReadCloser, error) {
	return func(context.Context) (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(data)), nil }
}

// openSource returns a function that loads a source.
func openSource(load option.PictureLoader, source string) func(context.Context) (io.ReadCloser, error) {
	return func(ctx context.Context) (io.ReadCloser, error) {
		r, err := load(ctx, source)
		if err == nil && r == nil {
			err = errors.New("the loader returned nothing")
		}
		return r, err
	}
}
