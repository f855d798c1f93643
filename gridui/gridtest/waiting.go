// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridtest

import (
	"testing"
	"time"
)

const (
	// waitStep is how far Until moves the clock of the harness for each frame.
	waitStep = 50 * time.Millisecond
	// waitPause is how long Until leaves the processor to background jobs before each frame.
	waitPause = time.Millisecond
	// waitMargin is how long before the deadline of a test WaitFor fails it.
	waitMargin = 2 * time.Second
)

// Until draws frames until ok returns true, and then until the widget is at rest. Use it for what a
// background job or a delay brings about: jobs run in real time, while delays, such as that of a filter
// field, pass by the clock of the harness, which moves by 50 ms for each frame. If ok holds already, no
// time passes.
//
// Until does not give up, since how long a job takes depends on the machine: go test ends a test that
// hangs and prints its stacks. [Harness.WaitFor] fails with what shows instead.
func (h *Harness) Until(ok func() bool) {
	h.until(ok, func() bool { return false })
	h.Settle()
}

// until draws frames until ok returns true, and reports false if end returns true first.
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

// WaitFor draws frames, as [Harness.Until] does, until something shows whose label or description
// contains text, and returns it. Shortly before the deadline of the test, which go test -timeout sets, it
// fails the test with the text and a dump of what shows.
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

// deadlineOf returns a function that reports whether a test is about to reach its deadline. Benchmarks
// and fuzz tests have none.
func deadlineOf(t testing.TB) func() bool {
	test, ok := t.(interface{ Deadline() (time.Time, bool) })
	if !ok {
		return func() bool { return false }
	}
	end, ok := test.Deadline()
	return func() bool { return ok && time.Until(end) < waitMargin }
}
