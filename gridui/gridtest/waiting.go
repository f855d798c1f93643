// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"testing"
	"time"
)

const (
	// waitStep is the time by which Until advances the clock for each frame.
	waitStep = 50 * time.Millisecond
	// waitPause is the real time that Until leaves to background jobs before each frame.
	waitPause = time.Millisecond
	// waitMargin is the time before the deadline of a test at which WaitFor fails it.
	waitMargin = 2 * time.Second
)

// Until draws frames until ok returns true, and then settles. Use it to wait for a background job or a delay. Jobs
// run in real time; delays, such as the delay of a filter field, pass on the clock of the harness, which Until
// advances by 50 ms for each frame. If ok returns true at first, the clock does not move.
//
// Until has no time limit, since the duration of a job depends on the machine: go test ends a test that hangs and
// prints its stacks. [Harness.WaitFor] fails the test with a dump of the tree instead.
func (h *Harness) Until(ok func() bool) {
	h.until(ok, func() bool { return false })
	h.Settle()
}

// until draws frames until ok returns true. It returns false if end returns true first.
func (h *Harness) until(ok, end func() bool) bool {
	for !ok() {
		if end() {
			return false
		}
		time.Sleep(waitPause)
		h.Advance(waitStep)
		h.Settle()
	}
	return true
}

// WaitFor draws frames, as [Harness.Until] does, until there is a node whose label or description contains text, and
// returns the node. Shortly before the deadline of the test, which go test -timeout sets, it fails the test with text
// and a dump of the tree.
func (h *Harness) WaitFor(t testing.TB, text string) Node {
	t.Helper()
	var found Node
	shows := func() (ok bool) {
		if found, ok = h.Find(text); !ok {
			found, ok = h.FindDescription(text)
		}
		return ok
	}
	if !h.until(shows, deadlineOf(t)) {
		t.Fatalf("nothing with the text %q shows in\n%s", text, h.Dump())
	}
	if h.Settle(); !shows() {
		t.Fatalf("what had the text %q went while the frames came to rest:\n%s", text, h.Dump())
	}
	return found
}

// deadlineOf returns a function that reports whether the deadline of a test is near. Benchmarks and fuzz tests have
// no deadline.
func deadlineOf(t testing.TB) func() bool {
	test, ok := t.(interface{ Deadline() (time.Time, bool) })
	if !ok {
		return func() bool { return false }
	}
	end, ok := test.Deadline()
	return func() bool { return ok && time.Until(end) < waitMargin }
}
