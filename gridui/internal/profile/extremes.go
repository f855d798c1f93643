// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import "slices"

// extremes holds the largest and the smallest of some numbers, each as a heap with its least extreme number
// on top. The smallest are stored negated.
type extremes struct{ largest, smallest []float64 }

// add adds numbers. room limits the numbers kept at each end.
func (e *extremes) add(values []float64, room int) {
	if room <= 0 {
		return
	}
	for _, v := range values {
		e.largest = keepLargest(e.largest, v, room)
		e.smallest = keepLargest(e.smallest, -v, room)
	}
}

// merge adds the numbers of another extremes.
func (e *extremes) merge(o *extremes, room int) {
	for _, v := range o.largest {
		e.largest = keepLargest(e.largest, v, room)
	}
	for _, v := range o.smallest {
		e.smallest = keepLargest(e.smallest, v, room)
	}
}

// keepLargest adds a number to a heap with the least one on top, if it is among the largest.
func keepLargest(heap []float64, v float64, room int) []float64 {
	if len(heap) < room {
		heap = append(heap, v)
		for i := len(heap) - 1; i > 0 && heap[i] < heap[(i-1)/2]; i = (i - 1) / 2 {
			heap[i], heap[(i-1)/2] = heap[(i-1)/2], heap[i]
		}
		return heap
	}
	if !(v > heap[0]) {
		return heap
	}
	heap[0] = v
	for i := 0; ; {
		least := i
		for child := 2*i + 1; child <= 2*i+2 && child < len(heap); child++ {
			if heap[child] < heap[least] {
				least = child
			}
		}
		if least == i {
			return heap
		}
		heap[i], heap[least] = heap[least], heap[i]
		i = least
	}
}

// sorted returns the largest numbers in falling order, and the smallest in rising order.
func (e *extremes) sorted() extremes {
	out := extremes{slices.Clone(e.largest), slices.Clone(e.smallest)}
	for _, list := range [...][]float64{out.largest, out.smallest} {
		slices.Sort(list)
		slices.Reverse(list)
	}
	for i := range out.smallest {
		out.smallest[i] = -out.smallest[i]
	}
	return out
}
