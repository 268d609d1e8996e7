"""A strict reader of trace files in the format of chrome://tracing and Perfetto."""

import collections

METADATA = {"process_name", "thread_name", "thread_sort_index"}
STAGES = ["device", "host", "queue", "hitTest", "recognizers", "responders", "action", "frame",
          "shown"]


def check(trace):
    """Fails if a file breaks a rule. Returns the slices of each event by its number."""
    assert set(trace) == {"traceEvents", "displayTimeUnit"} and trace["displayTimeUnit"] == "ms"
    slices, flows = collections.defaultdict(list), collections.defaultdict(list)
    ends, names, latest = {}, {}, 0
    for record in trace["traceEvents"]:
        assert isinstance(record["pid"], int) and isinstance(record["tid"], int)
        if record["ph"] == "M":
            assert record["name"] in METADATA and not slices, "metadata comes first"
            if record["name"] == "thread_name":
                names[record["tid"]] = record["args"]["name"]
            continue
        time = record["ts"]
        assert time >= latest, "times run backwards"
        latest = time
        assert record["tid"] in names, "a track has no name"
        if record["ph"] == "X":
            assert record["dur"] >= 0
            # Times have three decimal places, so adjacent slices may seem to overlap by one unit.
            assert time >= ends.get(record["tid"], 0) - 0.0021, "slices of a track overlap"
            ends[record["tid"]] = time + record["dur"]
            facts = record["args"]
            assert facts["stage"] in STAGES
            assert facts["event_action"] in ["DOWN", "MOVE", "UP", "CANCEL"] or (
                facts["event_type"] != "MOTION" or not record["name"].startswith("touch"))
            slices[facts["input_event_id"]].append(record)
        else:
            assert record["ph"] in "stf" and len(record["ph"]) == 1 and record["bp"] == "e"
            own = [one for one in slices[record["id"]] if one["tid"] == record["tid"]]
            assert own and own[-1]["ts"] == time, "an arrow hangs in the air"
            flows[record["id"]].append(record["ph"])
    for number, own in slices.items():
        steps = "".join(flows[number])
        assert steps == ("s" + "t" * (len(own) - 2) + "f" if len(own) > 1 else ""), steps
        for one, following in zip(own, own[1:]):
            assert abs(one["ts"] + one["dur"] - following["ts"]) < 0.0021, "a gap in an event"
        whole = own[0]["args"]["end_to_end_latency_dur"]
        assert abs(whole / 1000 - sum(one["dur"] for one in own)) < 0.01 * len(own)
    return slices
