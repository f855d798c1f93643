// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package main

import (
	"fmt"
	"image"
	"slices"
	"time"
)

// rowHeight is the height of a row of the sheet, in pixels.
const rowHeight = 36

// motion is a way to scroll: the wheel turns by a number of pixels before each frame.
type motion struct {
	name string
	step image.Point
	most float64 // target of the time of the page's thread, as a multiple of that of an empty window
}

// motions lists the motions that are measured. Each target is the measured ratio and a fifth of it. Sideways it should
// fall to 1.5: two thirds of the difference to an empty window are the seventy-five draws of Gio, eight calls of WebGL
// each. Fewer draws need images with more pixels, which cost a renderer without a GPU more than the draws: all stripes and
// lines as a single image took the page's thread no less time, and the drawing process 115 ms instead of 80.
var motions = []motion{
	{"3-rows", image.Pt(0, 3*rowHeight), 2},
	{"1000-rows", image.Pt(0, 1000*rowHeight), 3.3},
	{"side", image.Pt(13, 0), 1.9},
}

// rounds is the number of measurements of a motion, roundTimes the number of frames in each. The first warmRounds are not
// counted: a browser compiles functions when they are called first, and again when they are called often.
const (
	rounds     = 5
	roundTimes = 15
	warmRounds = 2
)

// cost is CPU time in milliseconds.
type cost struct {
	thread float64 // the page's own thread
	gpu    float64 // the process that draws
	all    float64 // all of the browser's processes
}

// frames reports the CPU time of frames of the sheet while the wheel turns, against frames of an empty window that the
// wheel redraws. The empty window is measured before and after the sheet.
func frames(t *table, b *browser, empty, sheet string) error {
	var all [3][][]cost
	for i, address := range []string{empty, sheet, empty} {
		costs, err := b.motions(address)
		if err != nil {
			return err
		}
		all[i] = costs
	}
	thread := func(c cost) float64 { return c.thread }
	for i, m := range motions {
		costs, name := all[1][i], "frame/"+m.name
		t.add(value(name, median(costs, func(c cost) float64 { return c.all }), "ms"))
		t.add(value(name+"/drawing", median(costs, func(c cost) float64 { return c.gpu }), "ms"))
		none := append(all[0][i], all[2][i]...)
		t.add(value(name+"/drawing/empty", median(none, func(c cost) float64 { return c.gpu }), "ms"))
		bare := median(none, thread)
		t.add(value(name+"/thread/empty", bare, "ms"))
		t.add(value(name+"/thread", median(costs, thread), "ms"))
		t.add(value(name+"/thread/to-empty", median(costs, thread)/bare, "").atMost(m.most))
	}
	return nil
}

// motions opens a page and returns the costs of its motions.
func (b *browser) motions(address string) (all [][]cost, err error) {
	if _, err := b.open(address); err != nil {
		return nil, err
	}
	// The browser's work after a page has opened does not belong to a frame.
	time.Sleep(2 * time.Second)
	for _, m := range motions {
		costs, err := b.rounds(m)
		if err != nil {
			return nil, err
		}
		all = append(all, costs)
	}
	return all, nil
}

// rounds measures a motion in both directions.
func (b *browser) rounds(m motion) (costs []cost, err error) {
	for i := range warmRounds + rounds {
		c, err := b.scroll(m.step, roundTimes)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", m.name, err)
		}
		if i >= warmRounds {
			costs = append(costs, c)
		}
		m.step = m.step.Mul(-1)
	}
	return costs, nil
}

func median(costs []cost, of func(cost) float64) float64 {
	var all []float64
	for _, c := range costs {
		all = append(all, of(c))
	}
	slices.Sort(all)
	return all[len(all)/2]
}

// scroll turns the wheel before each frame.
func (b *browser) scroll(step image.Point, times int) (c cost, err error) {
	before, err := b.spent()
	if err != nil {
		return c, err
	}
	drawn, err := evaluate[int](b, fmt.Sprintf(`(async () => {
		const before = frames, canvas = document.querySelector("canvas");
		for (let i = 0; i < %d; i++) {
			const drawn = frames;
			canvas.dispatchEvent(new WheelEvent("wheel", {
				deltaX: %d, deltaY: %d, clientX: 600, clientY: 400, bubbles: true, cancelable: true,
			}));
			while (frames === drawn) await new Promise(requestAnimationFrame);
		}
		await new Promise(resolve => setTimeout(resolve, 300)); // what is drawn may yet be on its way
		return frames - before;
	})()`, times, step.X, step.Y))
	if err != nil {
		return c, err
	}
	after, err := b.spent()
	if err != nil {
		return c, err
	}
	c = after.since(before)
	n := float64(max(drawn, 1))
	return cost{c.thread / n, c.gpu / n, c.all / n}, nil
}

// since returns the difference to an earlier cost.
func (c cost) since(before cost) cost {
	return cost{c.thread - before.thread, c.gpu - before.gpu, c.all - before.all}
}
