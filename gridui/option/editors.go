// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"context"
	"time"
)

// TimeList sets the list of times of day in the editor of a column, see gridui.Typed.TimeList.
type TimeList struct {
	// Step is the distance between two times, at least a minute. 0: half an hour.
	Step time.Duration
	// First and Last are the bounds of the list, since midnight. If Last is not above First, the list ends with the day.
	// Other times can be typed.
	First, Last time.Duration
}

// Duration sets how a column of durations shows and changes them, see gridui.Typed.Duration.
type Duration struct {
	// Clock shows hours and minutes, "1:30", with seconds if there are any, "1:30:15". Otherwise cells show Go's form,
	// "1h30m0s".
	Clock bool
	// Step is the change by an arrow key or a button of the editor. 0: a minute.
	Step time.Duration
}

// Spin sets how keys and buttons change the numbers of a column in its editor, see gridui.Typed.Spin.
type Spin struct {
	// Step is the change by an arrow key or a button. A button that is held repeats after 400 ms, 20 times a second, until
	// the pointer leaves it or a bound is reached. 0: 1.
	Step float64
	// Min and Max bound the numbers that keys, buttons and the slider reach, if Min is below Max. Validate checks what
	// is typed or pasted.
	Min, Max float64
	// Slider shows a slider below the field. It needs Min below Max, both finite.
	Slider bool
}

// Tags sets which tags a column of tags takes, see gridui.Typed.Tags.
type Tags struct {
	// Other lets users enter tags that are not among the valid ones.
	Other bool
	// Text returns the words that are shown for a tag that is a string, such as the name for an id. It must be fast and
	// pure, and give different tags different words. nil: the tag itself.
	Text func(tag string) string
	// Load returns the valid tags for a typed text, instead of a list of all. The editor calls it with "" when it opens,
	// and 200 ms after a key with the text of the field, on another goroutine; a further key cancels the context. Users
	// can have a failed call repeated. The result shows as it is, in its order.
	Load func(ctx context.Context, text string) ([]string, error)
}
