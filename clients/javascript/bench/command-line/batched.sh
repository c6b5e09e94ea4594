questions() {
  for metric in DISPOSAL KICK HANDBALL MARK TACKLE CLEARANCE INSIDE_50 GOAL BEHIND HITOUT; do
    for zone in D50 DM CB AM F50; do
      echo "{\"id\":\"$metric:$zone\",\"metricCodes\":[\"$metric\"],\"zones\":[\"$zone\"]}"
    done
  done
}
questions | goalsquare stats 110610101 --batch - --columns request_id,person_id,value
